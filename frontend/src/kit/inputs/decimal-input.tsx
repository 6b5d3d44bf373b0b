import { Input, type InputProps } from 'antd'
import type { ChangeEvent, Ref } from 'react'
import type { InputRef } from 'antd'
import { toDecimalText } from '../digits'

interface DecimalInputProps extends Omit<InputProps, 'onChange' | 'value'> {
  value?: string | null
  onChange?: (value: string) => void
  ref?: Ref<InputRef>
}

/**
 * Input for an exact decimal, kept as a string from the first key to the request; a number type
 * would lose digits. Arabic digits and grouping are understood, other text is left for validation.
 */
export function DecimalInput({ value, onChange, ...props }: DecimalInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChange?.(toDecimalText(event.target.value))
  return <Input dir="ltr" inputMode="decimal" {...props} value={value ?? ''} onChange={change} />
}
