/**
 * Reads a response's body as text, up to a limit, since another server may send any amount.
 * @param limit in bytes, after decompression
 * @returns undefined for a longer body
 * @throws if the connection breaks
 */
export async function boundedText({ body }: Response, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > limit) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
