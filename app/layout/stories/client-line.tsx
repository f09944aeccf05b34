/** The client and sector of a story. The class is in stories.css. */
export function ClientLine({ client, sector }: { client: string; sector: string }) {
  return (
    <p className="story-client">
      {`${client}, `}
      <span>{sector}</span>
    </p>
  );
}
