import { askConfig, findAbilities } from '../ask-config.ts';
import type { Check } from '../doctor.ts';
import { type Finding, fault } from '../finding.ts';
import { siteAnswers } from './site-answers.ts';

const SAME_SECRET =
  'Give JSS_EDITING_SECRET the same value here, where the site runs, and in XM Cloud; then start the site again.';

export const editingSecret: Check = {
  name: 'the editor gets in with its secret',
  needs: [siteAnswers],
  find: async (doctor) => {
    if (!doctor.config.editing.secret) {
      return [fault('JSS_EDITING_SECRET is not set here, so nobody could edit.', SAME_SECRET)];
    }
    const answer = await askConfig(doctor);
    const abilities = findAbilities(answer);
    if (abilities?.editMode === 'metadata') return [];
    if (abilities) {
      return [fault(`The site edits in the mode "${abilities.editMode}".`, 'Only "metadata" is supported.')];
    }
    return [toFault(answer.status)];
  },
};

function toFault(status: number): Finding {
  if (status === 401)
    return fault('The site refuses the JSS_EDITING_SECRET of this environment.', SAME_SECRET);
  if (status === 429) {
    return fault('The site lets nobody try for now: too many wrong secrets.', 'Wait a minute and try again.');
  }
  if (status === 500) return fault('The running site has no JSS_EDITING_SECRET.', SAME_SECRET);
  return fault(
    `/api/editing/config answers ${status}, and not as the page editor expects.`,
    'See whether something in front of the site answers in its place: a firewall, a login, a rule of the CDN.',
  );
}
