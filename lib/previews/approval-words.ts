/**
 * What nearly every approval link holds, as a dictionary for its compression (RFC 1951 by way of zlib's preset
 * dictionary): the longest link of a usual post is a third shorter with it. What comes last is found cheapest, so the
 * names of `view.ts` that every post has are at the end. A link opens only with the dictionary it was made with:
 * change it and links that are out there end.
 */
export const APPROVAL_WORDS = Buffer.from(
  [
    '"missing":{"words":"Still processing","detail":"TRANSCODE_IN_PROGRESS"',
    '"missing":{"words":"Not in the media library","detail":"","missing":{"words":"Not in this link',
    '{"kind":"unknown","words":"A card of a type without a preview","detail":"',
    '{"kind":"poll","media":{"kind":"image","choices":[{"text":"","missing":false}],"endsAt":"2026-',
    'T00:00:00Z","votes":{"are":"not-told"}',
    '{"kind":"conversation","media":{"kind":"image","title":{"text":"","missing":false},"actions":[{"hashtag":{"text":"#',
    '"post":{"text":"","missing":false}}],"thankYou":{"text":"","thankYouDomain":"","unlocked":"hidden"',
    '{"part":"swipe","media":[{"kind":"video","ratio":1.7777777777777777,"src":"https://","poster":"https://","seconds":15,"alt":""}',
    '{"part":"button","label":{"text":"Install","missing":false},"stores":"Store A and Store B"}',
    '{"kind":"gallery","media":[{"kind":"image","ratio":1,"src":"https://',
    '"zone":"America/New_York","zone":"Europe/London","zone":"Europe/Berlin","stage":"scheduled","stage":"published"',
    '.png","alt":""},{"kind":"image","ratio":1.91,"src":"https://',
    '.jpg","alt":""}},{"part":"details","title":{"text":"","missing":false},"domain":{"text":"","missing":false}}]],',
    '"isCarousel":false,"phoneOnly":false}}}],"sharedBy":"","until":1',
    '{"posts":[{"name":"","view":{"author":{"name":{"text":"","missing":false},"handle":{"text":"@","missing":false},',
    '"initials":"","portrait":"https://"},"when":"now","isAd":true,"body":[{"text":"","kind":"hashtag"},{"text":" "},',
    '{"text":"","kind":"url"}],"attachment":{"kind":"card","slides":[[{"part":"media","media":{"kind":"image","ratio":1.91,"src":"https://',
  ].join(""),
);
