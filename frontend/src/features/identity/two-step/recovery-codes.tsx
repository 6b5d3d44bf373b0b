import { Alert, Button, Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'

/** The codes for the loss of the phone, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const text = codes.join('\n')
  return (
    <Flex vertical gap="middle" align="start">
      <Alert type="warning" showIcon message={t('account.twoStep.codesLead')} />
      <Typography.Paragraph copyable={{ text }} style={{ marginBlockEnd: 0 }}>
        <code
          dir="ltr"
          aria-label={t('account.twoStep.codes')}
          style={{ display: 'inline-block', whiteSpace: 'pre', lineHeight: 1.8 }}
        >
          {text}
        </code>
      </Typography.Paragraph>
      <Flex wrap gap="small">
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          {t('account.twoStep.download')}
        </Button>
        <Button type="primary" onClick={onDone}>
          {t('account.twoStep.kept')}
        </Button>
      </Flex>
    </Flex>
  )
}
