import { Button, Card } from 'antd'
import { DeleteOutlined, ScanOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { PickImage } from '../../../kit/files/pick-image'
import { usePreview } from '../../../kit/files/use-preview'
import { LinkButton } from '../../../kit/link-button'
import { useAbility } from '../../../providers/access'
import { CLIENTS } from './client'
import { ClientMark } from './client-mark'
import type { ClientPicture } from './use-client-picture'
import styles from './client-mark.module.css'

interface ClientPictureFieldProps {
  picture: ClientPicture
  /** Name of the client, for the initials that stand where no picture is. */
  name: string | undefined
  /** The picture that is stored. */
  stored?: string | null
  /** Offers the other way to a new client. */
  scan?: boolean
}

/** Photo or logo of a client, sent once the client is saved; beside it the way to scanning a card. */
export function ClientPictureField({ picture, name, stored, scan }: ClientPictureFieldProps) {
  const { t } = useTranslation()
  const mayScan = useAbility('business-cards.manage')
  const preview = usePreview(picture.choice || null)
  const shown = picture.choice === null ? null : (preview ?? stored)
  const text = (key: string) => t(`${CLIENTS}.picture.${key}`)
  const pick = { of: text('title'), onPick: picture.choose }
  return (
    <Card size="small" title={text('title')} style={{ marginBlockEnd: 16 }}>
      <div className={styles.field}>
        <ClientMark name={name ?? ''} pictureUrl={shown} large />
        <div className={styles.choices}>
          <PickImage {...pick} label={t('commercial.business_cards.choose_image')} />
          {shown ? (
            <Button icon={<DeleteOutlined />} onClick={() => picture.choose(null)}>
              {text('remove')}
            </Button>
          ) : null}
          {scan && mayScan ? (
            <LinkButton to="/commercial/business-cards" icon={<ScanOutlined />}>
              {t('commercial.business_cards.scan')}
            </LinkButton>
          ) : null}
          <div className={styles.hint}>{text('hint')}</div>
        </div>
      </div>
    </Card>
  )
}
