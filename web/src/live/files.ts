/** Gives a text to the visitor as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has to take hold of it before it goes.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
