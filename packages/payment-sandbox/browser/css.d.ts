/** The bundle holds a stylesheet as its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
