export function printResult(text: string, isBad: boolean, badLabel: 'SLOW' | 'OVER' | 'FAIL' = 'SLOW'): void {
  console.log(`  ${isBad ? badLabel : 'ok  '}  ${text}`);
  if (isBad) process.exitCode = 1;
}
