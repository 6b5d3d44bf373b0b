import { Alert, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Share } from '../../api/shares'
import { InstantText } from '../display/date-text'
import styles from './share.module.css'

/** Where someone outside enters the code. */
const CODE_PAGE = '/encryption-code'

/** The code of a new share: never to be seen again once this is closed. */
export function ShareCode({ share }: { share: Share & { code: string | null } }) {
  const { t } = useTranslation()
  const address = `${window.location.origin}${CODE_PAGE}`
  if (share.code === null)
    return <Alert showIcon type="warning" message={t('kit.share.code_shown')} />
  return (
    <>
      <Alert showIcon type="warning" message={t('kit.share.once')} />
      <dl className={styles.facts}>
        <dt>{t('kit.share.code')}</dt>
        <dd>
          <Typography.Text
            code
            strong
            copyable={{ text: share.code, tooltips: false }}
            style={{ fontSize: 17 }}
          >
            <bdi dir="ltr">{share.code}</bdi>
          </Typography.Text>
        </dd>
        <dt>{t('kit.share.page')}</dt>
        <dd>
          <Typography.Text copyable={{ text: address, tooltips: false }}>
            <bdi dir="ltr">{address}</bdi>
          </Typography.Text>
        </dd>
        <dt>{t('kit.share.until')}</dt>
        <dd>
          <InstantText value={share.expiresAt} />
        </dd>
      </dl>
      <p>{t('kit.share.advice')}</p>
    </>
  )
}
