/** Words to avoid with their replacements. Patterns ignore case unless they set their own flags. */
const wordList: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\be-mail/i, 'email'],
  [/\b(?:WiFi|Wifi|wifi|wi-fi|Wi-fi|Wi Fi)\b/, 'Wi-Fi'],
  [/\d ?(?:am|pm)\b/i, '4 p.m.'],
  [/\d ?[AP]\.M\./, '4 p.m.'],
  [/[ap]\.m\.\./, 'one period: a sentence that ends with p.m. has it'],
  [/\bthe house\b/i, 'the hotel'],
  [/\b(?:this|that|a|each|the) mail\b/i, 'email'],
  [/\b(?:stands|lies|lie beside|stood)\b/i, 'is'],
  [/\b(?:un)?ticked\b|\btick (?:the|this|a|sale|“)/i, 'check'],
  [/\bcheck-out\b/i, 'checkout'],
  [/\b(?:enquir(?:y|ies|e)|whilst|amongst|car park|shall)\b/i, 'American words'],
  [/\b(?:we|you|they) will\b/i, 'we’ll, you’ll'],
  [/\b(?:we|you|they) have \w+(?:ed|en|pt|nt)\b/i, 'we’ve, you’ve'],
  [/(?<=^|[.!?] )(?:we|you|they) are\b/i, 'we’re, you’re'],
  [/(?<=^|[.!?] )(?:it|that|there) (?:is|will)\b/i, 'it’s, there’s'],
  [/\b(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|need) ?not\b/, 'don’t, isn’t'],
  [/\bcannot\b/i, 'can’t'],
  [/\d (?:mi|sq\. ft|square feet)\b/, 'miles, sq ft'],
  [/\b(?:PDT|PST)\b/, 'Pacific time'],
  [
    /\b(?:nestled|unparalleled|oasis|curated|vibrant|hidden gem|world-class|breathtaking|stunning|unforgettable stay|state-of-the-art|tranquil|bespoke|elevated|indulge|discerning)\b/i,
    'what is to be seen, heard or used',
  ],
  [
    /\babove the (?:break|water|surf|waves)\b|\bthe whole bay\b|\bsteps (?:from|to) the (?:sand|beach|ocean|pacific)\b|\boceanfront\b/i,
    'the hotel is a walk from the sand',
  ],
];

/** Matches of the word list, with context. */
export const forbiddenWords = (text: string): string[] =>
  wordList.flatMap(([pattern, instead]) =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(
      ({ 0: word, index }) =>
        `“${text.slice(Math.max(0, index - 40), index + word.length + 30).trim()}”: not “${word}” but ${instead}`,
    ),
  );
