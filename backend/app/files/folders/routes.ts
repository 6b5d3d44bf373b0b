import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { folders } = controllers.files

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [folders.Folders, 'index']), 'files.open')
    secure(router.post('', [folders.Folders, 'store']), 'files.manage')
    secure(router.get('roots', [folders.FolderRoots, 'index']), 'files.open')
    secure(router.get('trash', [folders.TrashedFolders, 'index']), 'files.open')
    secure(router.get('records/:root', [folders.RecordFolders, 'index']), 'files.open')
    secure(router.get('records/:root/:recordId', [folders.RecordFolders, 'show']), 'files.open')
    secure(router.post('records/:root/:recordId', [folders.RecordFolders, 'store']), 'files.manage')
    secure(router.get(':id', [folders.Folders, 'show']), 'files.open')
    secure(router.patch(':id', [folders.Folders, 'update']), 'files.manage')
    secure(router.delete(':id', [folders.Folders, 'destroy']), 'files.manage')
    secure(router.post(':id/restore', [folders.FolderRestorations, 'store']), 'files.manage')
    secure(router.post(':id/copy', [folders.FolderCopies, 'store']), 'files.manage')
    secure(router.post(':id/files', [folders.FolderUploads, 'store']), 'files.manage')
    secure(router.get(':id/permissions', [folders.FolderGrants, 'show']), 'files.open')
    secure(router.put(':id/permissions', [folders.FolderGrants, 'update']), 'files.manage')
    secure(router.get(':id/history', [folders.FolderHistories, 'index']), 'files.open')
  })
  .where('id', id)
  .where('recordId', id)
  .prefix('/api/folders')
