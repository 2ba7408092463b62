data "aws_ami" "debian" {
  most_recent = true
  owners      = ["136693071363"]
  filter {
    name   = "name"
    values = ["debian-13-amd64-*"]
  }
}

resource "aws_ecr_repository" "image" {
  for_each             = toset(["api", "worker"])
  name                 = "plumbline-${each.key}"
  image_tag_mutability = "IMMUTABLE"
  image_scanning_configuration { scan_on_push = true }
}

resource "aws_iam_role" "machine" {
  name = "plumbline-machine"
  assume_role_policy = jsonencode({
    Version   = "2012-10-17"
    Statement = [{ Effect = "Allow", Action = "sts:AssumeRole", Principal = { Service = "ec2.amazonaws.com" } }]
  })
}

resource "aws_iam_role_policy" "machine" {
  name = "start"
  role = aws_iam_role.machine.id
  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [
      { Effect = "Allow", Action = ["secretsmanager:GetSecretValue"], Resource = aws_secretsmanager_secret.settings.arn },
      { Effect = "Allow", Action = ["ecr:GetAuthorizationToken"], Resource = "*" },
      {
        Effect   = "Allow"
        Action   = ["ecr:BatchGetImage", "ecr:GetDownloadUrlForLayer", "ecr:BatchCheckLayerAvailability"]
        Resource = [for image in aws_ecr_repository.image : image.arn]
      },
    ]
  })
}

resource "aws_iam_instance_profile" "machine" {
  name = "plumbline-machine"
  role = aws_iam_role.machine.name
}

locals {
  # As deploy/compose.yaml runs them.
  machines = {
    api = {
      type    = "t3.medium"
      count   = 2
      group   = aws_security_group.api.id
      options = "--publish 4400:4400 --tmpfs /var/lib/plumbline:uid=10001,mode=0700"
    }
    worker = {
      type    = "c7i.large"
      count   = var.workers
      group   = aws_security_group.worker.id
      options = "--security-opt seccomp=/etc/plumbline/seccomp.json --init --memory 2g --pids-limit 1000 --shm-size 1g --tmpfs /home/plumbline-worker:uid=10002 --tmpfs /var/lib/plumbline:uid=10002,mode=0700"
    }
  }
}

resource "aws_launch_template" "machine" {
  for_each               = local.machines
  name_prefix            = "plumbline-${each.key}-"
  image_id               = data.aws_ami.debian.id
  instance_type          = each.value.type
  vpc_security_group_ids = [each.value.group]
  update_default_version = true
  iam_instance_profile { arn = aws_iam_instance_profile.machine.arn }
  # One hop reaches the machine and not its containers: a page that breaks out of a browser finds no role there.
  metadata_options {
    http_tokens                 = "required"
    http_put_response_hop_limit = 1
  }
  user_data = base64encode(templatefile("${path.module}/start.sh.tftpl", {
    image   = "${aws_ecr_repository.image[each.key].repository_url}:${var.image_tag}"
    options = each.value.options
    region  = var.region
    seccomp = file("${path.module}/../container/seccomp-worker.json")
    secret  = aws_secretsmanager_secret.settings.id
  }))
}

resource "aws_autoscaling_group" "machine" {
  for_each            = local.machines
  name                = "plumbline-${each.key}"
  min_size            = each.value.count
  max_size            = each.value.count + 1
  desired_capacity    = each.value.count
  vpc_zone_identifier = aws_subnet.public[*].id
  target_group_arns   = each.key == "api" ? [aws_lb_target_group.api.arn] : []
  # Machines fetch their settings when they start.
  depends_on = [aws_secretsmanager_secret_version.settings]
  launch_template {
    id      = aws_launch_template.machine[each.key].id
    version = aws_launch_template.machine[each.key].latest_version
  }
  instance_refresh { strategy = "Rolling" }
}
