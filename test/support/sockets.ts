import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** Connects to a local port and sends text, which need not be a valid request. */
export async function openSocket(port: number, text: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Returns everything that the server sends until the connection closes. */
export async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'close');
  return text;
}
