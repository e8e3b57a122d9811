/** Offers a text to the user as a file download. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser needs some time to start the download before the URL is revoked.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
