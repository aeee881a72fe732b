/** One key and what is heard after it. */
export interface Step {
  key: string;
  heard: string[];
}

/** Where what is heard begins, in letters. */
const width = 18;

/** A journey as one reads it: the key at the left, what is heard at the right. */
export function transcriptOf(title: string, steps: readonly Step[]): string {
  const lines = steps.flatMap(({ key, heard }) =>
    (heard.length > 0 ? heard : ['']).map((words, index) =>
      `${(index === 0 ? key : '').padEnd(width)}${words}`.trimEnd(),
    ),
  );
  return `${title}\n\n${lines.join('\n')}\n`;
}
