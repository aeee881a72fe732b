/**
 * Reads an answer's body as text. What others send has no length that could be relied on, so the rest of a longer body is
 * not read.
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
