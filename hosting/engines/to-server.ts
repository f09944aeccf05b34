import type { SiteHost } from '../site-hosts.ts';
import type { Deployment } from './host.ts';

/** Copies the site to a server: assets first, because pages that are open may still request older ones. */
export function toServer(engine: SiteHost, reload: string): Deployment {
  const copy = `rsync -a -e "ssh -i $HOME/.ssh/id_site"`;
  return {
    secrets: {
      SERVER: 'the user and the name of your server, as in deploy@www.example.com',
      SSH_KEY: 'the private key of that user (ssh-keygen -t ed25519)',
      SSH_HOST_KEY: 'what "ssh-keyscan www.example.com" prints',
    },
    commands: [
      'mkdir -p "$HOME/.ssh" && umask 077',
      `printf '%s\\n' "$SSH_KEY" > "$HOME/.ssh/id_site"`,
      `printf '%s\\n' "$SSH_HOST_KEY" >> "$HOME/.ssh/known_hosts"`,
      `${copy} dist/assets/ "$SERVER:/srv/site/assets/"`,
      `${copy} --delete --exclude=/assets dist/ "$SERVER:/srv/site/"`,
      // The policy names the hashes of the documents' stylesheets.
      `${copy} release/${engine}/ "$SERVER:/srv/${engine}/"`,
      `ssh -i "$HOME/.ssh/id_site" "$SERVER" '${reload}'`,
    ],
  };
}
