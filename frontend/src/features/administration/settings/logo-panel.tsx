import { Card, Flex, Typography } from 'antd'
import { DeleteOutlined, PictureOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { FileDrop } from '../../../kit/files/file-drop'
import { useAbility } from '../../../providers/access'
import { BRANDING_KEY, useBranding } from '../../../providers/branding'
import { queryClient } from '../../../providers/query-client'
import { toast } from '../../../providers/toast'
import { SETTINGS } from './settings'

const PICTURES = ['.png', '.jpg', '.jpeg', '.webp', '.gif']
const MAX_BYTES = 5 * 1024 * 1024

const refresh = () => queryClient.invalidateQueries({ queryKey: BRANDING_KEY })

/** The firm's logo for all to see; administrators change it here. */
export function LogoPanel() {
  const { t } = useTranslation()
  const { logoUrl, name } = useBranding()
  const mayChange = useAbility('settings.manage')
  return (
    <Flex vertical gap="middle">
      <Card
        styles={{ body: { display: 'grid', placeItems: 'center', minBlockSize: 200, gap: 12 } }}
      >
        {logoUrl ? (
          <img
            src={logoUrl}
            alt={t(`${SETTINGS}.logo.alt`, { name })}
            style={{ maxInlineSize: '100%', maxBlockSize: 160 }}
          />
        ) : (
          <>
            <PictureOutlined style={{ fontSize: 40, opacity: 0.5 }} />
            <Typography.Text type="secondary">{t(`${SETTINGS}.logo.none`)}</Typography.Text>
          </>
        )}
      </Card>
      {mayChange ? <LogoChange hasLogo={logoUrl !== null} /> : null}
    </Flex>
  )
}

function LogoChange({ hasLogo }: { hasLogo: boolean }) {
  const { t } = useTranslation()
  const remove = async () => {
    try {
      await http.delete('/api/logo')
      await refresh()
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
      throw error
    }
  }
  return (
    <>
      <FileDrop
        url="/api/logo"
        field="logo"
        accept={PICTURES}
        maxBytes={MAX_BYTES}
        multiple={false}
        hint={t(`${SETTINGS}.logo.hint`)}
        onUploaded={() => void refresh()}
      />
      {hasLogo ? (
        <ConfirmAction
          danger
          icon={<DeleteOutlined />}
          style={{ alignSelf: 'start' }}
          label={t(`${SETTINGS}.logo.remove`)}
          title={t(`${SETTINGS}.logo.remove_title`)}
          content={t(`${SETTINGS}.logo.remove_text`)}
          onConfirm={remove}
        />
      ) : null}
    </>
  )
}
