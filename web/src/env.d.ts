/** The build id of the client; Vite fills it in. */
declare const __BUILD__: string;

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
