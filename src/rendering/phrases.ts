/** Keys of the dictionary that the frame of every page and the fields show, whatever components it has. */
export const framePhrases = ['skip-to-content', 'opens-in-new-tab'] as const;
