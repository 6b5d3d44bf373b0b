import { useState } from 'react'
import { Skeleton, Tree } from 'antd'
import { FileTextOutlined, FolderOutlined, ProjectOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { page, useRoots } from './api'
import { titleIn, type Folder } from './types'
import type { Place } from './use-place'

interface Node {
  key: string
  title: React.ReactNode
  icon: React.ReactNode
  isLeaf?: boolean
  children?: Node[]
  target: Partial<Place>
}

const ICONS: Record<string, React.ReactNode> = {
  folders: <FolderOutlined />,
  quotations: <FileTextOutlined />,
  projects: <ProjectOutlined />,
}

interface FolderTreeProps {
  selected: string
  onSelect: (target: Partial<Place>) => void
  /** Only free folders: as the target of a move. */
  foldersOnly?: boolean
}

/** The branches that have been opened, and how one more is read. */
function useBranches() {
  const { i18n } = useTranslation()
  const [branches, setBranches] = useState<Record<string, Node[]>>({})
  const load = async ({ key }: { key: React.Key }) => {
    const id = Number(String(key).replace('folder-', ''))
    const { rows } = await page<Folder>('folders', { parentId: id, _start: 0, _end: 500 })
    const nodes = rows.map((folder): Node => ({
      key: `folder-${folder.id}`,
      title: <bdi>{titleIn(i18n.language, folder)}</bdi>,
      icon: <FolderOutlined />,
      target: { folder: folder.id },
    }))
    setBranches((known) => ({ ...known, [String(key)]: nodes }))
  }
  const grown = (node: Node): Node => {
    const children = branches[node.key]
    return children ? { ...node, children: children.map(grown), isLeaf: !children.length } : node
  }
  return { load, grown }
}

/** The tree of folders; a branch is read when it is opened. Records are a list of their own. */
export function FolderTree({ selected, onSelect, foldersOnly = false }: FolderTreeProps) {
  const { t } = useTranslation()
  const roots = useRoots()
  const { load, grown } = useBranches()
  if (!roots.data) return <Skeleton active title={false} />
  const tops = roots.data
    .filter(({ folderId }) => !foldersOnly || folderId)
    .map(({ key, folderId }): Node =>
      grown({
        key: folderId ? `folder-${folderId}` : key,
        title: t(`files.files.roots.${key}`),
        icon: ICONS[key] ?? <FolderOutlined />,
        isLeaf: !folderId,
        target: folderId ? { folder: folderId } : { root: key },
      })
    )
  return (
    <Tree<Node>
      blockNode
      showIcon
      treeData={tops}
      loadData={load}
      defaultExpandedKeys={['folder-1']}
      selectedKeys={[selected]}
      onSelect={(_, { node }) => onSelect(node.target)}
      aria-label={t('files.files.folders')}
    />
  )
}
