import { useState } from 'react'
import { AutoComplete, type AutoCompleteProps } from 'antd'
import type { ChoiceOption } from './use-choices'

interface SuggestTextProps extends Omit<AutoCompleteProps, 'options' | 'onChange' | 'value'> {
  options: ChoiceOption[]
  value: string
  onChange: (value: string) => void
}

/**
 * Free text with known values: the text of a known value is shown, and its value is stored, so
 * that a unit reads well in either language.
 */
export function SuggestText({ options, value, onChange, ...props }: SuggestTextProps) {
  const labelOf = (stored: string) =>
    options.find((option) => option.value === stored)?.label ?? stored
  const valueOf = (text: string) => options.find(({ label }) => label === text)?.value ?? text
  // While typing, the text is left as typed; a code typed on the way must not turn into its name.
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <AutoComplete
      {...props}
      value={draft ?? labelOf(value)}
      options={options.map(({ label }) => ({ value: label }))}
      filterOption={(text, option) =>
        String(option?.value).toLowerCase().includes(text.toLowerCase())
      }
      onChange={(text: string) => {
        setDraft(text ?? '')
        onChange(valueOf(text ?? ''))
      }}
      onBlur={() => setDraft(null)}
      style={{ width: '100%' }}
    />
  )
}
