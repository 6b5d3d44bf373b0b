import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { files } = controllers.files

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [files.Files, 'index']), 'files.open')
    secure(router.post('', [files.Files, 'store']), 'files.manage')
    secure(router.get('trash', [files.TrashedFiles, 'index']), 'files.open')
    // files of records are read by those who may read the record
    secure(router.get(':id', [files.Files, 'show']), 'files.read')
    secure(router.get(':id/content', [files.FileContents, 'show']), 'files.read')
    secure(router.get(':id/thumbnail', [files.FileThumbnails, 'show']), 'files.read')
    secure(router.patch(':id', [files.Files, 'update']), 'files.manage')
    secure(router.delete(':id', [files.Files, 'destroy']), 'files.manage')
    secure(router.post(':id/copy', [files.FileCopies, 'store']), 'files.manage')
    secure(router.post(':id/restore', [files.FileRestorations, 'store']), 'files.manage')
    secure(router.post(':id/purge', [files.FilePurges, 'store']), 'files.manage')
    secure(router.get(':id/history', [files.FileHistories, 'index']), 'files.open')
    secure(router.get(':id/downloads', [files.FileDownloads, 'index']), 'files.open')
    secure(router.get(':id/versions', [files.FileVersions, 'index']), 'files.open')
    secure(router.post(':id/versions', [files.FileVersions, 'store']), 'files.manage')
    secure(
      router.get(':id/versions/:versionNo/content', [files.FileVersionContents, 'show']),
      'files.open'
    )
    secure(
      router.post(':id/versions/:versionNo/restore', [files.FileVersionRestorations, 'store']),
      'files.manage'
    )
  })
  .where('id', id)
  .where('versionNo', id)
  .prefix('/api/files')
