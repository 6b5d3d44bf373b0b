/* What production brings beside its routes. */
import '#production/exports/projects'
import '#production/file_root'
import '#production/listeners/create_project'
import '#production/search'
import '#production/queries/client_timeline'
