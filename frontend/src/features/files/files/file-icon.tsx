import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FolderFilled,
} from '@ant-design/icons'
import { theme } from 'antd'
import type { Item } from './types'

function iconOf(extension: string) {
  if (extension === 'pdf') return FilePdfOutlined
  if (['png', 'jpg', 'gif', 'webp', 'tif'].includes(extension)) return FileImageOutlined
  if (['xlsx', 'csv'].includes(extension)) return FileExcelOutlined
  if (extension === 'docx') return FileWordOutlined
  return extension === 'txt' ? FileTextOutlined : FileOutlined
}

export function ItemIcon({ item, size = 18 }: { item: Item; size?: number }) {
  const { token } = theme.useToken()
  if (item.kind === 'folder')
    return <FolderFilled aria-hidden style={{ fontSize: size, color: token.colorWarning }} />
  const Icon = iconOf(item.file.extension)
  return <Icon aria-hidden style={{ fontSize: size, color: token.colorPrimary }} />
}
