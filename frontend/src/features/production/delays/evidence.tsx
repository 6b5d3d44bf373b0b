import { Card, Flex, List } from 'antd'
import { FileOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ItemMeta } from '../../../kit/display/item-meta'
import { Empty } from '../../../kit/empty'
import { FileDrop } from '../../../kit/files/file-drop'
import { useRefresh } from '../../../kit/show/use-record'
import { DELAYS, type Delay } from './delay'

/** Letters, photos and records that prove a delay. */
export function Evidence({ delay }: { delay: Delay }) {
  const { t } = useTranslation()
  const refresh = useRefresh(DELAYS)
  return (
    <Card size="small">
      <Flex vertical gap="middle">
        {delay.files.length ? (
          <List
            size="small"
            dataSource={delay.files}
            rowKey="id"
            renderItem={({ name, url, mime }) => (
              <List.Item>
                <ItemMeta
                  avatar={<FileOutlined aria-hidden />}
                  title={
                    <a
                      href={mime.startsWith('image/') ? `${url}?inline=1` : url}
                      target="_blank"
                      rel="noreferrer"
                    >
                      <bdi>{name}</bdi>
                    </a>
                  }
                />
              </List.Item>
            )}
          />
        ) : (
          <Empty title={t(`${DELAYS}.no_evidence`)} />
        )}
        {delay.can.addFile ? (
          <FileDrop url={`/api/delays/${delay.id}/files`} onUploaded={() => void refresh()} />
        ) : null}
      </Flex>
    </Card>
  )
}
