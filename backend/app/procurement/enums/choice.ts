/** One value of a dropdown, with its name in both languages. */
export interface Choice<Value extends string = string> {
  value: Value
  label: string
  labelAr: string
}
