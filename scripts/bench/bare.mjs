/** A bare node:http server, to compare with: sends the answer in a file to everyone, from memory. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { status, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');
createServer((_req, res) => {
  res.writeHead(status, headers);
  res.end(bytes);
}).listen(Number(process.env.PORT), process.env.HOST);
