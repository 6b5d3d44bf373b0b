import { FolderOpenOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const FileManager = lazyPage(() => import('./file-manager'))
const Compare = lazyPage(() => import('../preview/compare-page'))

export default defineResource({
  name: 'files.files',
  endpoint: 'files',
  path: '/files',
  icon: <FolderOpenOutlined />,
  ability: 'files.open',
  department: 'files',
  order: 10,
  routes: [
    { path: '/files', ability: 'files.open', element: FileManager },
    { path: '/files/compare', ability: 'files.open', element: Compare },
  ],
})
