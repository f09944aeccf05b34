/** Git hosts by their names, and the path at which each begins a pull request for a branch. */
const hosts: readonly (readonly [host: RegExp, path: (branch: string, base: string) => string])[] = [
  [/github/, (branch, base) => `compare/${base}...${branch}?expand=1`],
  [
    /gitlab/,
    (branch, base) =>
      `-/merge_requests/new?merge_request%5Bsource_branch%5D=${branch}&merge_request%5Btarget_branch%5D=${base}`,
  ],
  [/bitbucket\.org$/, (branch, base) => `pull-requests/new?source=${branch}&dest=${base}`],
  [/gitea|forgejo|codeberg/, (branch, base) => `compare/${base}...${branch}`],
];

function pageOf(remote: string): { host: string; page: string } | undefined {
  // What SSH reads is not an address: user@host:owner/project.
  const [, host, below] = /^(?:[^@/:]+@)?([\w.-]{2,}):(?!\/\/)\/?(.+)$/.exec(remote) ?? [];
  const url = URL.parse(host === undefined ? remote : `ssh://${host}/${below}`);
  if (!url?.hostname || url.protocol === 'file:') return undefined;
  const isWeb = url.protocol.startsWith('http');
  // GitHub, GitLab and Bitbucket answer SSH at other names too, for networks that block its port.
  const name = isWeb ? url.host : url.hostname.replace(/^(?:ssh|altssh)\.(?=.+\.)/, '');
  const path = url.pathname.replace(/\/$/, '').replace(/\.git$/, '');
  return { host: name, page: `${isWeb ? url.protocol : 'https:'}//${name}${path}` };
}

export function pullRequestAddress(remote: string, branch: string, base: string): string | undefined {
  const found = pageOf(remote);
  const [, path] = hosts.find(([name]) => found && name.test(found.host)) ?? [];
  return path && `${found?.page}/${path(encodeURIComponent(branch), encodeURIComponent(base))}`;
}
