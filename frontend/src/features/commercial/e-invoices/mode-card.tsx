import { Card, Flex, Form, Typography } from 'antd'
import { SwapOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { E_INVOICES, type EInvoicing } from './e-invoice'
import { useChangeSetting } from './use-change-setting'

const MODES = ['off', 'simulation', 'production'] as const

interface ModeCardProps {
  setting: EInvoicing
  onDone: () => void
}

/** Whether invoices are signed and sent, and where to. */
export function ModeCard({ setting, onDone }: ModeCardProps) {
  const { t } = useTranslation()
  const change = useChangeSetting(setting, onDone)
  const options = MODES.map((value) => ({ value, label: t(`${E_INVOICES}.mode.${value}`) }))
  return (
    <Card size="small" title={t(`${E_INVOICES}.fields.mode`)}>
      <Flex gap="small" wrap align="center" justify="space-between">
        <div>
          <Typography.Text strong>{t(`${E_INVOICES}.mode.${setting.mode}`)}</Typography.Text>
          <br />
          <Typography.Text type="secondary">
            {t(`${E_INVOICES}.mode_text.${setting.mode}`)}
          </Typography.Text>
        </div>
        {setting.can.update ? (
          <ConfirmAction
            icon={<SwapOutlined />}
            label={t(`${E_INVOICES}.change_mode`)}
            title={t(`${E_INVOICES}.change_mode_title`)}
            content={t(`${E_INVOICES}.change_mode_text`)}
            confirmLabel={t(`${E_INVOICES}.change_mode`)}
            fields={
              <Form.Item
                name="mode"
                label={t(`${E_INVOICES}.fields.mode`)}
                initialValue={setting.mode}
              >
                <PlainSelect options={options} />
              </Form.Item>
            }
            onConfirm={(_, { mode }) => change({ mode })}
          />
        ) : null}
      </Flex>
    </Card>
  )
}
