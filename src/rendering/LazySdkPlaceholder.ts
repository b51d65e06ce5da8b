import dynamic from 'next/dynamic';

/** Visitors of an ordinary page never download it. */
export const LazySdkPlaceholder = dynamic(() =>
  import('./SdkPlaceholder').then((module) => module.SdkPlaceholder),
);
