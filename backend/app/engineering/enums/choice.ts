/** One value of a dropdown. `level` (0..5) is what it is worth in the go/no-go score. */
export interface Choice {
  value: string
  label: string
  labelAr: string
  level?: number
  /** Rules the project out, whatever else speaks for it. */
  knockOut?: true
}
