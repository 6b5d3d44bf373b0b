/**
 * The picture library, loaded with the first picture: its native part takes some 20 MB of memory,
 * which most processes of the portal never need.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}
