/** Prints one result. If it is bad, the script exits with code 1. */
export function printResult(text: string, isBad: boolean, badLabel: 'SLOW' | 'OVER' = 'SLOW'): void {
  console.log(`  ${isBad ? badLabel : 'ok  '}  ${text}`);
  if (isBad) process.exitCode = 1;
}
