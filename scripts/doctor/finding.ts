/** What a check has found: what is wrong, and what to do next. Neither holds a secret. */
export type Finding = {
  problem: string;
  advice: string;
  /** Worth knowing, but no fault: the doctor still passes. */
  isHint?: boolean;
};

export const fault = (problem: string, advice: string): Finding => ({ problem, advice });

export const hint = (problem: string, advice: string): Finding => ({ problem, advice, isHint: true });
