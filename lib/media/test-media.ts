import type { Media } from "@/lib/ads/endpoints/media-library";

/** An image of a media library, for tests. */
export function sampleMedia(over: Partial<Media> = {}): Media {
  return {
    media_key: "3_1",
    media_type: "IMAGE",
    media_category: "POST_IMAGE",
    media_status: "TRANSCODE_COMPLETED",
    media_url: "https://media.example/3_1.jpg",
    name: "Hero image",
    file_name: "hero.jpg",
    posted: false,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    deleted: false,
    ...over,
  };
}

/** A video, which has more fields than an image. */
export function sampleVideo(over: Partial<Media> = {}): Media {
  return sampleMedia({
    media_key: "7_1",
    media_type: "VIDEO",
    media_category: "POST_VIDEO",
    media_url: "https://media.example/7_1.mp4",
    name: "Spot",
    file_name: "spot.mp4",
    title: null,
    description: null,
    duration: 15_000,
    aspect_ratio: "16:9",
    poster_media_url: null,
    poster_media_key: null,
    ...over,
  });
}
