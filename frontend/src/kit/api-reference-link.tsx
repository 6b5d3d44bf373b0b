import { Button } from 'antd'
import { BookOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'

/** Opens the description of the interface beside the portal. */
export function ApiReferenceLink() {
  const { t } = useTranslation()
  return (
    <Button href="/reference/index.html" target="_blank" rel="noreferrer" icon={<BookOutlined />}>
      {t('kit.api_reference')}
    </Button>
  )
}
