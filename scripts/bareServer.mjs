/** A bare node:http server for comparison: sends one response from memory to every request except health checks. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { status, headers, body } = JSON.parse(readFileSync(process.env.RESPONSE, 'utf8'));
const bytes = Buffer.from(body, 'base64');
createServer(({ url }, res) => {
  if (url === '/healthz') return res.end();
  res.writeHead(status, headers);
  res.end(bytes);
}).listen(Number(process.env.PORT), process.env.HOST);
