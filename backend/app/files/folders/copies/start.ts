import './copy_folder_job.js'
