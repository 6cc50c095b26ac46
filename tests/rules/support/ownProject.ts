import { suite } from '../../setup/suite';

/** A project of one test file's own, so that no other file and no other run meets its documents. */
export interface OwnProject {
  service: 'firestore' | 'storage';
  projectId: string;
}

/** Those of the test files that this process has loaded, the newest last. */
export const ownProjects: OwnProject[] = [];

export function ownProject(service: OwnProject['service'], name: string): OwnProject {
  const project = { service, projectId: `${suite.projectId}-${name}` };
  ownProjects.push(project);
  return project;
}
