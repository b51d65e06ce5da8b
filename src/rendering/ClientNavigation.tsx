import Router from 'next/router';
import { useEffect } from 'react';
import { listenForNavigation } from './client-navigation';
import { useIsEditing } from './page';

/** Once on a page: lets links to other pages of the site load no document. Not while an editor clicks about. */
export function ClientNavigation() {
  const isEditing = useIsEditing();
  useEffect(() => (isEditing ? undefined : listenForNavigation(document, Router)), [isEditing]);
  return null;
}
