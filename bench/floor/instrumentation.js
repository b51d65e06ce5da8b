// This function is empty on purpose. Without this file, Next would run Marquee's instrumentation from a parent folder.
export function register() {}
