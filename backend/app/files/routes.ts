import router from '@adonisjs/core/services/router'
import '#files/openapi'
import '#files/shares/routes'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { files } = controllers
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [files.Folders, 'index']), 'files.open')
    secure(router.post('', [files.Folders, 'store']), 'files.manage')
    secure(router.get('roots', [files.FolderRoots, 'index']), 'files.open')
    secure(router.get('trash', [files.TrashedFolders, 'index']), 'files.open')
    secure(router.get('records/:root', [files.RecordFolders, 'index']), 'files.open')
    secure(router.get('records/:root/:recordId', [files.RecordFolders, 'show']), 'files.open')
    secure(router.post('records/:root/:recordId', [files.RecordFolders, 'store']), 'files.manage')
    secure(router.get(':id', [files.Folders, 'show']), 'files.open')
    secure(router.patch(':id', [files.Folders, 'update']), 'files.manage')
    secure(router.delete(':id', [files.Folders, 'destroy']), 'files.manage')
    secure(router.post(':id/restore', [files.FolderRestorations, 'store']), 'files.manage')
    secure(router.post(':id/copy', [files.FolderCopies, 'store']), 'files.manage')
    secure(router.post(':id/files', [files.FolderUploads, 'store']), 'files.manage')
    secure(router.get(':id/permissions', [files.FolderGrants, 'show']), 'files.open')
    secure(router.put(':id/permissions', [files.FolderGrants, 'update']), 'files.manage')
    secure(router.get(':id/history', [files.FolderHistories, 'index']), 'files.open')
  })
  .where('id', id)
  .where('recordId', id)
  .prefix('/api/folders') // prettier-ignore

router
  .group(() => {
    secure(router.get('', [files.Files, 'index']), 'files.open')
    secure(router.post('', [files.Files, 'store']), 'files.manage')
    secure(router.get('trash', [files.TrashedFiles, 'index']), 'files.open')
    secure(router.post('move', [files.SelectionMoves, 'store']), 'files.manage')
    secure(router.post('zip', [files.FileZips, 'store']), 'files.open')
    secure(router.post('trash', [files.SelectionTrashes, 'store']), 'files.manage')
    // files of records are read by those who may read the record
    secure(router.get(':id', [files.Files, 'show']), 'files.read')
    secure(router.get(':id/content', [files.FileContents, 'show']), 'files.read')
    secure(router.patch(':id', [files.Files, 'update']), 'files.manage')
    secure(router.delete(':id', [files.Files, 'destroy']), 'files.manage')
    secure(router.post(':id/copy', [files.FileCopies, 'store']), 'files.manage')
    secure(router.post(':id/restore', [files.FileRestorations, 'store']), 'files.manage')
    secure(router.post(':id/purge', [files.FilePurges, 'store']), 'files.manage')
    secure(router.get(':id/history', [files.FileHistories, 'index']), 'files.open')
    secure(router.get(':id/downloads', [files.FileDownloads, 'index']), 'files.open')
    secure(router.get(':id/versions', [files.FileVersions, 'index']), 'files.open')
    secure(router.post(':id/versions', [files.FileVersions, 'store']), 'files.manage')
    secure(router.get(':id/versions/:versionNo/content', [files.FileVersionContents, 'show']), 'files.open')
    secure(router.post(':id/versions/:versionNo/restore', [files.FileVersionRestorations, 'store']), 'files.manage')
  })
  .where('id', id)
  .where('versionNo', id)
  .prefix('/api/files') // prettier-ignore
