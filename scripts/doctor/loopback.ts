/** Whether browsers take a host for this machine, and so keep `Secure` cookies over plain HTTP (Secure Contexts §3.1). */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
