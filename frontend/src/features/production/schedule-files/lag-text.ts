/** A lag in hours and minutes, as ` + 2:30`; nothing for none. */
export function formatLag(minutes: number): string {
  if (!minutes) return ''
  const all = Math.abs(minutes)
  const [hours, rest] = [Math.floor(all / 60), String(all % 60).padStart(2, '0')]
  return ` ${minutes < 0 ? '−' : '+'} ${hours}:${rest}`
}
