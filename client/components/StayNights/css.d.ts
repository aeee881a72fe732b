/** A style sheet that a script takes as its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
