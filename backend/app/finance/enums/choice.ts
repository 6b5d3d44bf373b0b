/** An option of a list, in both languages. */
export interface Choice {
  value: string
  label: string
  labelAr: string
}
