import { Input, type InputProps } from 'antd'
import type { ChangeEvent } from 'react'
import { toLatinDigits } from '../digits'

interface LatinInputProps extends Omit<InputProps, 'onChange' | 'value'> {
  value?: string | null
  onChange?: (value: string) => void
}

/** Text input for phones, codes and numbers: Arabic digits become Latin, always left to right. */
export function LatinInput({ value, onChange, ...props }: LatinInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChange?.(toLatinDigits(event.target.value))
  return <Input dir="ltr" {...props} value={value ?? ''} onChange={change} />
}
