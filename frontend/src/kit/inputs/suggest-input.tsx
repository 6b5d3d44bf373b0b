import { withoutAriaRequired } from './plain-select'
import { SuggestText } from './suggest-text'
import { useChoices } from './use-choices'

interface SuggestInputProps {
  id?: string
  /** Name of the list whose texts are offered; any other text may be typed. */
  list: string
  value?: string | null
  onChange?: (value: string) => void
  disabled?: boolean
  maxLength?: number
}

/** Free text with suggestions from a list, such as cities. */
export function SuggestInput({ list, value, onChange, ...rest }: SuggestInputProps) {
  const { options } = useChoices(list)
  return (
    <SuggestText
      {...withoutAriaRequired(rest)}
      options={options}
      value={value ?? ''}
      onChange={(next) => onChange?.(next)}
    />
  )
}
