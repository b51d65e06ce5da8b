import { connect, type Socket } from 'node:net';

/** Sends these bytes over a connection of its own, and returns all that comes back until the server closes it. */
export async function sendRaw(siteUrl: string, bytes: string): Promise<string> {
  const socket = await openConnection(siteUrl);
  const answer = readUntilClosed(socket);
  socket.write(bytes);
  return answer;
}

/** Returns all that comes back until the server closes the connection. */
export async function readUntilClosed(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => (answer += chunk));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

/** Connects and sends nothing. A connection that the server resets is closed like any other. */
export function openConnection(siteUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.off('error', reject).on('error', () => undefined);
      resolve(socket);
    }).once('error', reject);
  });
}
