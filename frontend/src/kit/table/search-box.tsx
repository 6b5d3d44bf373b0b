import { Input } from 'antd'
import { SearchOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useDraftText } from './use-draft-text'

interface SearchBoxProps {
  value: string
  onChange: (text: string) => void
}

/** Searches the whole list on the server once typing pauses. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useTranslation()
  const [text, setText] = useDraftText(value, onChange)
  const label = t('kit.table.search')
  return (
    <Input
      allowClear
      type="search"
      role="searchbox"
      prefix={<SearchOutlined />}
      placeholder={label}
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      style={{ flex: '1 1 200px', maxWidth: 360 }}
    />
  )
}
