import { compactBankCode, groupIban, isIban } from '@binaa/backend/iban'
import { Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { LatinInput } from './latin-input'
import { bankOfIban } from './saudi-banks'

interface IbanInputProps {
  id?: string
  value?: string | null
  onChange?: (value: string) => void
  disabled?: boolean
}

/** IBAN in groups of four that shows at once whether the number is valid and which bank it belongs to. */
export function IbanInput({ value, onChange, ...props }: IbanInputProps) {
  const { t, i18n } = useTranslation()
  const text = value ?? ''
  const isMasked = /[*•]/.test(text)
  const bank = bankOfIban(text, i18n.language)
  return (
    <>
      <LatinInput
        {...props}
        value={isMasked ? text : groupIban(text)}
        onChange={(next) => onChange?.(compactBankCode(next))}
        maxLength={42}
        autoComplete="off"
        spellCheck={false}
      />
      {text && !isMasked ? (
        <Typography.Text
          type={isIban(text) ? 'success' : 'warning'}
          style={{ fontSize: 12 }}
          aria-live="polite"
        >
          {isIban(text) ? (bank ?? t('kit.iban.valid')) : t('kit.iban.invalid')}
        </Typography.Text>
      ) : null}
    </>
  )
}
