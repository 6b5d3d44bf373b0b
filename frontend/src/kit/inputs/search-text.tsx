import { useState, type ComponentProps } from 'react'
import { AutoComplete, Input, type AutoCompleteProps } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LookupOption } from '../../api/types'
import { OneLine } from '../display/one-line'
import { useDebounced } from './use-debounced'

interface SearchTextProps extends Omit<AutoCompleteProps, 'options' | 'onChange' | 'onSelect'> {
  /** Path below `/api` that answers `[{ id, label, … }]` for `q`. */
  lookup: string
  value: string
  dir?: 'rtl' | 'ltr' | 'auto'
  textClass?: string
  onChange: (value: string) => void
  onPick: (option: LookupOption) => void
}

const SHORTEST = 2

/** Free text that offers records while it is typed; it stays text unless one of them is chosen. */
export function SearchText(props: SearchTextProps) {
  const { lookup, value, dir, textClass, onChange, onPick, ...others } = props
  // what names and describes the text is not said of what lies around it
  const { 'aria-label': label, 'aria-required': required, ...rest } = others
  const [isTyped, setTyped] = useState(false)
  const q = useDebounced(value.trim())
  const { data = [] } = useQuery<LookupOption[]>({
    queryKey: [`/api/${lookup}${lookup.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`],
    enabled: isTyped && q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  const offered = isTyped && q.length >= SHORTEST ? data : []
  return (
    <AutoComplete
      {...rest}
      value={value}
      // Enter in a text that is only typed must not take the first record
      defaultActiveFirstOption={false}
      options={offered.map(({ id, label }) => ({ value: String(id), label }))}
      optionRender={({ label }) => <OneLine>{String(label)}</OneLine>}
      onSearch={(text) => {
        setTyped(true)
        onChange(text)
      }}
      onSelect={(id: string) => {
        setTyped(false)
        const option = offered.find((one) => String(one.id) === id)
        if (option) onPick(option)
      }}
      onBlur={() => setTyped(false)}
      style={{ width: '100%' }}
    >
      <Area rows={1} dir={dir} className={textClass} aria-label={label} aria-required={required} />
    </AutoComplete>
  )
}

const PLAIN = { role: undefined, type: undefined }

type AreaProps = ComponentProps<typeof Input.TextArea> & { type?: string }

/**
 * A text of several lines can't be a combobox, which the library makes of everything typed into; nor does
 * it own a list that is not there.
 */
function Area(props: AreaProps) {
  const { 'aria-expanded': isOpen, 'aria-owns': owns, 'aria-controls': controls, ...rest } = props
  const list = isOpen ? { 'aria-owns': owns, 'aria-controls': controls } : {}
  return <Input.TextArea {...rest} {...list} {...PLAIN} />
}
